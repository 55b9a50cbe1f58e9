import Foundation

// Writes a file with the views of cases, by the names of these. The arguments are the path of the file, and the modules
// of both sides: `RunsViewSubclassBefore RunsViewSubclassAfter`.

guard CommandLine.arguments.count > 1 else { fatalError("usage: WriteViewCases <file> <module> ...") }
let modules = CommandLine.arguments.dropFirst(2).sorted()
let cases = modules.filter { $0.hasSuffix("Before") }.map { $0.dropLast("Before".count) }

/// `runs-view-subclass` of `RunsViewSubclass`
func name(of module: Substring) -> String {
  module.reduce(into: "") { name, letter in
    name += (letter.isUppercase && !name.isEmpty ? "-" : "") + letter.lowercased()
  }
}

let imports = modules.map { "@testable import \($0)" }
let entries = cases.map {
  "  \"\(name(of: $0))\": ({ \($0)Before.ContentView() }, { \($0)After.ContentView() }),"
}
let text =
  ["import SwiftUI", ""] + imports + [
    "", "typealias MakeView = @MainActor @Sendable () -> any View", "",
    "/// The views of the cases.",
    "let viewCases: [String: (before: MakeView, after: MakeView)] = [",
  ] + entries + ["]", ""]
try text.joined(separator: "\n").write(
  to: URL(fileURLWithPath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
