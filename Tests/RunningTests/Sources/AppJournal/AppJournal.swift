/// What apps report of themselves. The tool does not see it: in the sources that it is given, the calls are comments.
public enum AppJournal {
  nonisolated(unsafe) public private(set) static var told: [String] = []
  nonisolated(unsafe) fileprivate static var counts: [String: Int] = [:]

  /// Objects that are there, by their classes.
  public static var objects: [String: Int] { counts.filter { $0.value != 0 } }

  public static func begin() { (told, counts) = ([], [:]) }

  public static func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  fileprivate static func add(_ text: String) { told.append(text) }
}

/// A subscriber says what it was told.
public func tell(_ text: String) { AppJournal.add(text) }

/// A constant of an object, which is there as long as the object is.
public final class Life {
  private let name: String

  public init(_ name: String) {
    self.name = name
    AppJournal.counts[name, default: 0] += 1
  }

  deinit { AppJournal.counts[name, default: 0] -= 1 }
}
