import ArgumentParser

struct ObserveMigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observe-migrate",
    abstract: "Moves SwiftUI code from ObservableObject to @Observable.",
    version: "0.1.0",
    subcommands: [MigrateCommand.self, ExplainCommand.self, ListRulesCommand.self],
    defaultSubcommand: MigrateCommand.self)
}
