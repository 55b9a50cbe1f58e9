import ArgumentParser
import ObserveMigrate

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a message means, or what holds a type back.",
    discussion: """
      For the identifier at the end of a message, prints the page about it. For an observable type, says what \
      it moves together with and why, what holds it back, and what would free it.
      """)

  @Argument(help: "The identifier of a message, or the name of a type.")
  var subject: String

  @Argument(help: "Files or folders that hold the type.")
  var paths: [String] = ["."]

  @OptionGroup(title: "Sources and rewrites")
  var sources: SourceOptions

  func run() async throws {
    if let page = MigrationReference.page(for: subject) {
      Terminal.output(Array(page.utf8))
      return
    }
    // No type has such a name.
    if subject.contains("-") { throw unknownIdentifier }
    let lines: [String]
    do throws(MigrationError) {
      lines = try await Migration.explanation(of: subject, sources.migrationOptions(for: paths))
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
