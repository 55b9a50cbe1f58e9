import ArgumentParser
import Foundation

/// Runs the command; wrong arguments exit with 2, as the documents say, where the parser would say 64.
@main
enum Main {
  private static let given = Array(CommandLine.arguments.dropFirst())

  private static var root: any AsyncParsableCommand.Type {
    given.first.map(CompletedCommand.serves) == true ? CompletedCommand.self : ObserveMigrateCommand.self
  }

  /// Without a subcommand, everything is for `migrate`, also `--help`.
  private static var arguments: [String] {
    let subcommands = ObserveMigrateCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    // What the parser understands by itself, such as the scripts for completion.
    let isForTheParser = given.first.map { first in
      (subcommands + ["help"]).contains(first) || first.hasPrefix("---") || CompletedCommand.serves(first)
    }
    return isForTheParser == true ? given : ["migrate"] + given
  }

  static func main() async {
    Terminal.ignoreClosedPipes()
    do {
      var command = try await root.asyncParseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = root.exitCode(for: error)
      guard code == .validationFailure else { root.exit(withError: error) }
      Terminal.error(root.fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
