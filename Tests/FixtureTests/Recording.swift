import Foundation

/// `RECORD_FIXTURES=1` writes expectations instead of checking them.
enum Recording {
  static let isOn = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1"
}
