import ArgumentParser
import ObserveMigrate

/// The command as shells complete it: with the options and paths of `migrate`, which nobody writes out.
///
/// Without subcommands: the scripts of the parser offer either these or paths.
struct CompletedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observe-migrate",
    version: MigrationReference.version)

  @OptionGroup var migrate: MigrateCommand

  /// Whether an argument asks for a script for completion, or comes from such a script.
  static func serves(_ argument: String) -> Bool {
    argument.hasPrefix("---completion") || argument.hasPrefix("--generate-completion-script")
  }
}

extension CompletionKind {
  /// The names of the observable types in the current folder; none where they cannot be read.
  static let typeNames = custom { _, _, _ async in
    do throws(MigrationError) {
      return try await Migration.plan(MigrationOptions(paths: ["."])).typeNames
    } catch {
      return []
    }
  }
}
