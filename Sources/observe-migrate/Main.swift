import ArgumentParser
import Foundation

/// Runs the command; wrong arguments exit with 2, as the documents say, where the parser would say 64.
@main
enum Main {
  static func main() async {
    do {
      var command = try ObserveMigrateCommand.parseAsRoot(nil)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = ObserveMigrateCommand.exitCode(for: error)
      guard code == .validationFailure else { ObserveMigrateCommand.exit(withError: error) }
      FileHandle.standardError.write(Data((ObserveMigrateCommand.fullMessage(for: error) + "\n").utf8))
      Foundation.exit(2)
    }
  }
}
