/// The names that the bodies of a type mention.
struct MentionedNames {
  var counts: [String: Int] = [:]
  var certain: Set<String> = []
  var concurrent: Set<String> = []
}
