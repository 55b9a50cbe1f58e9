/// The report as one page, the map of a migration. It needs nothing else: no network, no script for reading, any width.
package struct HTMLReport {
  private let document: ReportDocument

  package static func bytes(_ document: ReportDocument) -> [UInt8] {
    Array(HTMLReport(document: document).page.utf8)
  }

  private var page: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(HTMLReportStyle.policy)">
    <title>From ObservableObject to @Observable</title>
    <style>\(HTMLReportStyle.css)</style>
    </head>
    <body>
    <a class="skip" href="#main">To the types</a>
    <header>
    <h1>From <code>ObservableObject</code> to <code>@Observable</code></h1>
    \(summary)
    </header>
    <main id="main">
    \(sections.joined(separator: "\n"))
    </main>
    <footer>observe-migrate \(HTML.escaped(document.toolVersion))</footer>
    <script>\(HTMLReportScript.text)</script>
    </body>
    </html>

    """
  }

  private var sections: [String] {
    let units = HTMLUnit.all(in: document)
    return [
      messages("New types of the old system", id: "new", document.newTypes.map(\.message)),
      HTMLMap(units: units).section,
      messages("Deployment targets", id: "targets", document.deploymentTargets), list(of: units),
      messages("Other notes", id: "notes", otherNotes),
      messages("Lines of the baseline that can go", id: "done", document.doneInBaseline ?? []),
      HTMLReportPages(document).section,
    ].filter { !$0.isEmpty }
  }

  // MARK: Summary

  private var summary: String {
    let summary = document.summary
    let figures = [
      ("\(summary.migratedTypes) of \(summary.types)", "types move"),
      ("\(summary.blockedTypes)", "types stay"),
      ("\(summary.changedFiles) of \(summary.files)", "files change"), ("\(summary.notes)", "notes"),
    ].map { "<div><dt>\($1)</dt><dd>\($0)</dd></div>" }
    let next = summary.lines.flatMap { line in
      [("next: ", "Next"), ("then: ", "Then")].filter { line.hasPrefix($0.0) }.map {
        "<p><strong>\($0.1):</strong> \(HTML.text(String(line.dropFirst(6))))</p>"
      }
    }
    return "<dl class=\"figures\">\(figures.joined())</dl>\n" + next.joined()
  }

  // MARK: Units

  private func list(of units: [HTMLUnit]) -> String {
    if units.isEmpty { return "" }
    let groups = HTMLUnit.Group.allCases.map { group in
      self.group(group, units.filter { $0.group == group })
    }
    return """
      <section id="units"><h2>All types</h2>
      \(HTMLFilter(units: units).form)
      \(groups.filter { !$0.isEmpty }.joined(separator: "\n"))
      </section>
      """
  }

  private func group(_ group: HTMLUnit.Group, _ units: [HTMLUnit]) -> String {
    if units.isEmpty { return "" }
    return """
      <div class="group"><h3>\(group.title)</h3>
      \(units.map(\.html).joined(separator: "\n"))
      </div>
      """
  }

  // MARK: Messages

  /// Those that are about no type.
  private var otherNotes: [ReportDocument.Message] {
    let shown = Set(document.types.flatMap(\.notes))
    return document.notes.indices.filter { !shown.contains($0) }.map { document.notes[$0] }
  }

  private func messages(_ title: String, id: String, _ messages: [ReportDocument.Message]) -> String {
    if messages.isEmpty { return "" }
    // Many would bury the types.
    return """
      <section id="\(id)"><h2>\(title)</h2>
      \(HTML.details(HTML.count(messages.count, "message"), isOpen: messages.count <= 5, HTMLMessage.list(messages)))
      </section>
      """
  }
}
