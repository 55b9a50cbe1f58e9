/// What apps report of themselves. The tool does not see it: in the sources that it is given, the calls are comments.
public enum AppJournal {
  nonisolated(unsafe) private static var told: [Entry] = []
  nonisolated(unsafe) fileprivate static var counts: [String: Int] = [:]

  /// Objects that are there, by their classes.
  public static var objects: [String: Int] { counts.filter { $0.value != 0 } }

  public static func begin() { (told, counts) = ([], [:]) }

  /// What subscribers were told since the last time: those of objects that are still there. What is told to one that
  /// `@State` makes and drops at once, as it makes its default value whenever the view is initialized, nobody sees.
  public static func takeTold() -> [String] {
    defer { told = [] }
    return told.filter { $0.owner != nil }.map(\.text)
  }

  fileprivate static func add(_ text: String, to owner: Life) {
    told.append(Entry(text: text, owner: owner))
  }

  private struct Entry {
    let text: String
    weak var owner: Life?
  }
}

/// A subscriber says what it was told.
///
/// - Parameters:
///   - state: what the object shows then. Not read while the object is made: the body that makes it would depend on what
///     no source reads that the tool is given.
///   - owner: of the object whose subscription it is.
public func tell(_ text: String, beside state: @autoclosure () -> Int, to owner: Life?) {
  guard let owner else { return }
  AppJournal.add(owner.isMade ? "\(text) \(state())" : text, to: owner)
}

/// A constant of an object, which is there as long as the object is.
public final class Life {
  private let name: String
  /// Whether the initializer of the object is done.
  fileprivate var isMade = false

  public init(_ name: String) {
    self.name = name
    AppJournal.counts[name, default: 0] += 1
  }

  /// At the end of the initializer.
  public func begin() { isMade = true }

  deinit { AppJournal.counts[name, default: 0] -= 1 }
}
