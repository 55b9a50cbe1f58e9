import ArgumentParser
import Foundation

/// When what is printed has colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, always, never

  /// Whether what is written to a descriptor has colours: by itself, where it is a terminal that knows them, and where
  /// nobody objects. https://no-color.org
  func colors(_ descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1 && Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb"
    }
  }

  private static func variable(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }
}

/// How a terminal shows a piece of text: an ECMA-48 sequence to select it.
enum TextStyle: String {
  case bold = "1"
  case added = "32"
  case removed = "31"
  case hunk = "36"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"

  static let end = "\u{1B}[0m"

  var start: String { "\u{1B}[\(rawValue)m" }

  func applied(to text: some StringProtocol) -> String { start + text + Self.end }
}
