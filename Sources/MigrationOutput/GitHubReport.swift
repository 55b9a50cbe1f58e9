import SourceText

/// The report as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// It shows only the first few of each kind, so what matters most comes first. Types that a baseline tolerates are left
/// out, and so are notes where there is a baseline: they are about a migration that nobody asked for.
package enum GitHubReport {
  package static func bytes(_ document: ReportDocument) -> [UInt8] {
    let commands = messages(document).map(command).uniqued()
    return Array(commands.map { $0 + "\n" }.joined().utf8)
  }

  private static func messages(_ document: ReportDocument) -> [ReportDocument.Message] {
    let types = document.types.filter { $0.inBaseline != true }
    let own = types.map { type in
      ReportDocument.Message(id: type.word, severity: type.severity, message: type.message, place: type.place)
    }
    return document.newTypes.map(\.message) + document.deploymentTargets + types.flatMap(\.reasons) + own
      + (document.doneInBaseline ?? document.notes)
  }

  static func command(_ message: ReportDocument.Message) -> String {
    var properties: [(String, String)] = []
    if let place = message.place {
      properties += [
        ("file", place.path), ("line", "\(place.line)"), ("col", "\(place.characterColumn)"),
      ]
    }
    properties.append(("title", message.id))
    let name = message.severity == "note" ? "notice" : message.severity
    let list = properties.map { "\($0)=\(escaped(property: $1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(data: message.message))"
  }

  private static func escaped(data: String) -> String {
    // By scalars: a carriage return and a line feed are one character.
    data.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private static func escaped(property: String) -> String {
    escaped(data: property).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
