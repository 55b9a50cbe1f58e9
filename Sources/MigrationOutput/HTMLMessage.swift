/// A message with the line that it is about, and the places that lead to it.
struct HTMLMessage {
  private let message: ReportDocument.Message

  static func item(_ message: ReportDocument.Message) -> String { HTMLMessage(message: message).item }

  static func list(_ messages: [ReportDocument.Message]) -> String {
    "<ul class=\"messages\">\(messages.map(item).joined(separator: "\n"))</ul>"
  }

  private var item: String {
    """
    <li class="\(HTML.escaped(message.severity))"><p>\(HTML.text(message.message)) \
    <span class="soft">[\(HTML.link(toPage: message.id))]</span></p>\
    \(message.place.map(HTMLCode.line) ?? "")\(trace)</li>
    """
  }

  private var trace: String {
    guard let trace = message.trace else { return "" }
    let steps = trace.map { "<li>\(HTML.text($0.message))\(HTMLCode.line($0.place))</li>" }
    return "<ol class=\"trace\">\(steps.joined())</ol>"
  }
}
