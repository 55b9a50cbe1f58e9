import ArgumentParser
import ObserveMigrate

struct ListRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list-rules",
    abstract: "Lists the rules, and whether they need --best-effort.")

  func run() {
    let rules = MigrationReference.rules
    let width = rules.map(\.identifier.count).max() ?? 0
    for rule in rules {
      let identifier = rule.identifier.padding(to: width)
      Terminal.output(Array("\(identifier)  \(rule.level.padding(to: 6))  \(rule.summary)\n".utf8))
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
