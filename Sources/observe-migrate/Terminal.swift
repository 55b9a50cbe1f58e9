import Foundation

/// Standard output, for what was asked for, and standard error, for what is said about it. Whoever reads them may stop
/// at any time.
enum Terminal {
  private struct WriteError: Error {
    let reason: String
  }

  /// A pipe that nobody reads any more is an error of the call that writes to it, not the end of the program, which
  /// may be rewriting files.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Prints a line on standard error, if anybody reads it.
  static func error(_ line: String) {
    clearStatus()
    writeToStandardError((colors(STDERR_FILENO) ? ColoredText.message(line) : line) + "\n")
  }

  private static func writeToStandardError(_ text: String) {
    do { try write(Array(text.utf8), to: STDERR_FILENO) } catch { return }
  }

  // MARK: Colours

  /// Only used under the lock.
  private nonisolated(unsafe) static var colorChoice = ColorChoice.auto

  /// Says when lines on standard error and diffs have colours.
  static func setColor(_ choice: ColorChoice) { lock.withLock { colorChoice = choice } }

  private static func colors(_ descriptor: Int32) -> Bool {
    lock.withLock { colorChoice }.colors(descriptor)
  }

  // MARK: Somebody who looks on

  /// Whether standard output is shown to somebody.
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody can be asked.
  static var canAsk: Bool { isShown && isatty(STDIN_FILENO) == 1 }

  /// Asks for a line; nil where nobody answers any more.
  static func answer(to question: String) -> String? {
    output(Array(((colors(STDOUT_FILENO) ? TextStyle.hunk.applied(to: question) : question) + " ").utf8))
    return readLine()
  }

  // MARK: Status

  private static let lock = NSLock()
  /// Only used under the lock.
  private nonisolated(unsafe) static var showsStatus = false

  /// Shows a line on standard error, which has to be a terminal, until something else is printed.
  static func status(_ line: String) {
    lock.withLock {
      writeToStandardError("\r" + line + eraseToEndOfLine)
      showsStatus = true
    }
  }

  /// Takes the line away again.
  static func clearStatus() {
    lock.withLock {
      if showsStatus { writeToStandardError("\r" + eraseToEndOfLine) }
      showsStatus = false
    }
  }

  private static let eraseToEndOfLine = "\u{1B}[K"

  // MARK: Writing

  /// Writes lines to standard output, with colours where they are messages.
  static func output(lines: [String]) {
    let hasColors = colors(STDOUT_FILENO)
    output(Array(lines.map { (hasColors ? ColoredText.message($0) : $0) + "\n" }.joined().utf8))
  }

  /// Writes a diff to standard output.
  static func output(diff: [UInt8]) {
    output(colors(STDOUT_FILENO) ? ColoredText.diff(diff) : diff)
  }

  /// Writes to standard output; a reader that has had enough is no error, a full disk is.
  static func output(_ bytes: [UInt8]) {
    clearStatus()
    do throws(WriteError) { try write(bytes, to: STDOUT_FILENO) } catch {
      Self.error(
        "error: standard output cannot be written (\(error.reason)); make room, or write it elsewhere")
      exit(3)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw WriteError(reason: String(cString: strerror(errno)))
      }
    }
  }
}
