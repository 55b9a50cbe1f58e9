package import Foundation

/// Runs programs that believe to be at a terminal.
package enum PseudoTerminal {
  package struct Outcome: Sendable {
    package let exitCode: Int32
    /// What was to be seen, without what was typed.
    package let text: String
  }

  private struct NoTerminal: Error {}

  /// - Parameter typed: all lines that somebody types, in advance; `\u{4}` ends the input.
  package static func run(
    _ command: [String], in folder: URL, typing typed: String
  ) async throws -> Outcome {
    var controller: Int32 = -1
    // As long as it is open here, too, the other end can be read.
    var terminal: Int32 = -1
    var name = [CChar](repeating: 0, count: 1024)
    guard openpty(&controller, &terminal, &name, nil, nil) == 0 else { throw NoTerminal() }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      close(terminal)
      close(controller)
    }
    makePlain(terminal)
    _ = typed.utf8CString.withUnsafeBufferPointer { write(controller, $0.baseAddress, $0.count - 1) }
    let screen = Screen(controller)
    async let shown = screen.text()
    let outcome = try await Tool.run(
      ["sh", "-c", #"exec "$@" <"$0" >"$0" 2>&1"#, path] + command, in: folder,
      environment: ["TERM": "dumb"])
    screen.end()
    return Outcome(exitCode: outcome.exitCode, text: await shown)
  }

  /// Lets it show what is written to it, and nothing else.
  private static func makePlain(_ terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(terminal, TCSANOW, &settings)
  }

  /// Reads along, since a terminal takes only so much.
  private final class Screen: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()
    private var hasEnded = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func end() { lock.withLock { hasEnded = true } }

    func text() async -> String {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: String(decoding: self.bytes(), as: UTF8.self))
        }
      }
    }

    private func bytes() -> [UInt8] {
      var bytes: [UInt8] = []
      var portion = [UInt8](repeating: 0, count: 4096)
      while true {
        // Before looking: what was written until then is there.
        let isLast = lock.withLock { hasEnded }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 20) > 0 {
          let count = read(descriptor, &portion, portion.count)
          if count > 0 { bytes += portion[..<count] }
        } else if isLast {
          return bytes
        }
      }
    }
  }
}
