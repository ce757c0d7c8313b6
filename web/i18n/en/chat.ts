export default {
  title: "Let's Cook!",
}
