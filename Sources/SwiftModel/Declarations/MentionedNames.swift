/// The names that the bodies of a type's members mention; see `TypeFact`.
struct MentionedNames {
  var counts: [String: Int] = [:]
  /// By the member that reads them.
  var certain: [String: Set<String>] = [:]
  var concurrent: Set<String> = []
}
