import ArgumentParser
import ObserveMigrate

struct ObserveMigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observe-migrate",
    abstract: "Moves SwiftUI code from ObservableObject to @Observable.",
    version: MigrationReference.version,
    subcommands: [MigrateCommand.self, PlanCommand.self, ExplainCommand.self, ListRulesCommand.self],
    defaultSubcommand: MigrateCommand.self)
}
