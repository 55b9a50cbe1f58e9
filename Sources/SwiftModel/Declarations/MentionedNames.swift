/// The names that the bodies of a type's members mention; see `TypeFact`.
struct MentionedNames {
  var counts: [String: Int] = [:]
  var certain: Set<String> = []
  var concurrent: Set<String> = []
}
