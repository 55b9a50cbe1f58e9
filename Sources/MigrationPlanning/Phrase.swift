/// Words that all texts for people are made of.
package enum Phrase {
  /// `1 type`, `3 types`
  package static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(noun(number, singular, plural))"
  }

  /// `type` or `types`
  package static func noun(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    number == 1 ? singular : plural ?? singular + "s"
  }

  /// `'A', 'B'`
  package static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// `'A', 'B', 'C' and 9 more`
  package static func quoted(_ names: [String], upTo limit: Int = .max, _ more: String = "more") -> String {
    list(names.map { "'\($0)'" }, upTo: limit, more)
  }

  /// `a`, `a and b`, `a, b and 9 more`
  package static func list(_ words: [String], upTo limit: Int = .max, _ more: String = "more") -> String {
    let shown = words.count > limit ? words.prefix(max(1, limit - 1)) : words[...]
    let rest = words.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) \(more)" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
