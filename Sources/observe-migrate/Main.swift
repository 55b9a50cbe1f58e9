import ArgumentParser
import Foundation

/// Runs the command; wrong arguments exit with 2, as the documents say, where the parser would say 64.
@main
enum Main {
  /// Without a subcommand, everything is for `migrate`, also `--help`.
  private static var arguments: [String] {
    let given = Array(CommandLine.arguments.dropFirst())
    let subcommands = ObserveMigrateCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    // What the parser understands by itself, such as the scripts for completion.
    let isForTheParser = given.first.map { first in
      (subcommands + ["help"]).contains(first) || first.hasPrefix("---")
        || first.hasSuffix("-completion-script")
    }
    return isForTheParser == true ? given : ["migrate"] + given
  }

  static func main() async {
    Terminal.ignoreClosedPipes()
    do {
      var command = try ObserveMigrateCommand.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = ObserveMigrateCommand.exitCode(for: error)
      guard code == .validationFailure else { ObserveMigrateCommand.exit(withError: error) }
      Terminal.error(ObserveMigrateCommand.fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
