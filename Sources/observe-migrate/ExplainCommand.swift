import ArgumentParser
import ObserveMigrate

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a message means, what holds a type back, or what a line of code is.",
    discussion: """
      For the identifier at the end of a message, prints the page about it. For an observable type, says what \
      it moves together with and why, what holds it back, and what would free it. For a place, as in \
      'Feed.swift:12', says what stands there: its type, who holds its object, what reads and changes it, and \
      what the rules do there.
      """)

  @Argument(help: "The identifier of a message, the name of a type, or a place.")
  var subject: String

  @Argument(help: "Files or folders that hold the sources.")
  var paths: [String] = ["."]

  @OptionGroup(title: "Sources and rewrites")
  var sources: SourceOptions

  func run() async throws {
    if let page = MigrationReference.page(for: subject) {
      Terminal.output(Array(page.utf8))
      return
    }
    let place = Place(subject)
    // No type has such a name.
    if place == nil, subject.contains("-") { throw unknownIdentifier }
    let options = sources.migrationOptions(for: paths)
    let lines: [String]
    do throws(MigrationError) {
      lines =
        if let place {
          try await Migration.explanation(ofLine: place.line, in: place.path, options)
        } else {
          try await Migration.explanation(of: subject, options)
        }
    } catch {
      Terminal.error(error.description)
      throw ExitCode(error.exitCode)
    }
    Terminal.output(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private var unknownIdentifier: ValidationError {
    let parts = subject.split(separator: "-")
    let similar = MigrationReference.diagnostics.filter { identifier in
      let others = identifier.split(separator: "-")
      return parts.count { others.contains($0) } * 2 >= parts.count
    }
    let advice =
      similar.isEmpty
      ? "it is the word in brackets at the end of a message"
      : "did you mean \(similar.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"
    return ValidationError("no message has the identifier '\(subject)'; \(advice)")
  }
}

/// `Feed.swift:12` or `Feed.swift:12:5`, as reports have it.
private struct Place {
  let path: String
  let line: Int

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let end = parts.firstIndex(where: { $0.hasSuffix(".swift") }), parts.count > end + 1,
      let line = Int(parts[end + 1]), line > 0
    else { return nil }
    path = parts[...end].joined(separator: ":")
    self.line = line
  }
}
