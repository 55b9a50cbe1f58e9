import Dispatch
import SourceText
import SwiftSyntax

/// The syntax of files that are asked about again and again: parsed as a whole, and kept as long as their source.
///
/// A tree takes some 30 times the memory of its text. So those files come first of which the parts that were parsed make a
/// good part of the whole, and there is a limit for all together. Which files are kept depends on the order of questions,
/// but no answer does: what is read depends on the code around a place alone.
///
/// Files may be read by several threads.
final class KeptSyntax {
  /// Of the sizes of all files that are kept, in bytes of their text.
  private static let limit = 1_000_000
  /// Only one thread at a time uses what follows, and the state of any file.
  private static let turn = DispatchSemaphore(value: 1)
  private nonisolated(unsafe) static var size = 0

  private enum State {
    /// The number of bytes that were parsed in parts.
    case parsed(Int)
    /// A thread parses it, or it has an error: in a body that nobody asked about.
    case unavailable
    /// The scopes are nil while a thread uses them.
    case kept(SourceFileSyntax, LocalScopes?)
  }

  private let count: Int
  private var state: State = .parsed(0)

  private init(of source: SourceFile) { count = source.bytes.count }

  deinit {
    guard case .kept = state else { return }
    Self.withTurn { Self.size -= count }
  }

  private static func withTurn<Result>(_ use: () -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return use()
  }

  private static func entry(for source: SourceFile) -> KeptSyntax {
    if let known = source.syntax as? KeptSyntax { return known }
    let new = KeptSyntax(of: source)
    source.syntax = new
    return new
  }

  /// Reads a file that is kept, or is from now on.
  ///
  /// - Parameter count: the number of bytes to parse otherwise.
  /// - Returns: nil where that has to be done.
  static func read<Result>(
    _ source: SourceFile, insteadOf count: Int, _ read: (SourceFileSyntax) -> Result
  ) -> Result? {
    if source.isDamaged { return nil }
    let (entry, isNew) = withTurn {
      let entry = Self.entry(for: source)
      return (entry, entry.claim(insteadOf: count))
    }
    if isNew { entry.keep(FactsReader.parse(source)) }
    guard let (tree, scopes) = withTurn({ entry.take() }) else { return nil }
    defer { withTurn { entry.state = .kept(tree, scopes) } }
    return scopes.used { read(tree) }
  }

  /// Counts what would be parsed otherwise.
  ///
  /// - Returns: whether the caller has to parse the whole file, as it is worth it now.
  private func claim(insteadOf count: Int) -> Bool {
    guard case .parsed(let before) = state else { return false }
    guard (before + count) * 3 >= self.count, Self.size + self.count <= Self.limit else {
      state = .parsed(before + count)
      return false
    }
    Self.size += self.count
    state = .unavailable
    return true
  }

  private func keep(_ tree: SourceFileSyntax) {
    Self.withTurn {
      if tree.hasError { Self.size -= count } else { state = .kept(tree, nil) }
    }
  }

  private func take() -> (SourceFileSyntax, LocalScopes)? {
    guard case .kept(let tree, let scopes) = state else { return nil }
    state = .kept(tree, nil)
    return (tree, scopes ?? LocalScopes(of: tree))
  }
}
