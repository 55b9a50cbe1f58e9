import MigrationOutput

/// What is said about a unit in its commit.
struct CommitMessage {
  let subject: String
  private let body: [String]

  /// The longest subject that git and those who show it do not cut.
  private static let limit = 72

  /// - Parameters:
  ///   - types: of the unit, all of them.
  ///   - notes: what there is to say about them.
  init(_ types: [String], notes: [ReportDocument.Message]) {
    subject = Self.subject(types)
    var body =
      types.count == 1
      ? ["It moved from ObservableObject with its uses, by observe-migrate."]
      : ["They moved from ObservableObject with their uses, by observe-migrate:", ""]
        + types.map { "- \($0)" }
    if !notes.isEmpty {
      body += ["", "To look at, with lines as they were before:", ""] + notes.map { "- \($0.line())" }
    }
    self.body = body
  }

  var text: String { ([subject, ""] + body).joined(separator: "\n") + "\n" }

  /// Names as long as there is room for them.
  private static func subject(_ types: [String]) -> String {
    for shown in stride(from: types.count, through: 1, by: -1) {
      let names = types.prefix(shown)
      let others = types.count - shown
      let list =
        if others > 0 {
          names.joined(separator: ", ") + " and \(others) more \(others == 1 ? "type" : "types")"
        } else if let last = names.last, shown > 1 {
          names.dropLast().joined(separator: ", ") + " and " + last
        } else {
          names.joined()
        }
      let subject = "Move \(list) to @Observable"
      if subject.count <= limit { return subject }
    }
    return "Move \(UnitPlan.count(types.count, "type")) to @Observable"
  }
}
