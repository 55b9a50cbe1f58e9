import Foundation

/// Standard output, for what was asked for, and standard error, for what is said about it.
enum Terminal {
  static func output(_ bytes: [UInt8]) {
    FileHandle.standardOutput.write(Data(bytes))
  }

  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
