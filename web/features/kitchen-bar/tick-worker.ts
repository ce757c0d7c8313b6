setInterval(() => postMessage(null), 250)
