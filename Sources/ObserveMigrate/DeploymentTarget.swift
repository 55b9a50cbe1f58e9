/// A platform, and the oldest version of it that an app runs on.
public struct DeploymentTarget: Sendable, Equatable {
  public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    /// The first version with `@Observable`.
    var oldestWithObservation: [Int] {
      switch self {
      case .iOS, .tvOS, .macCatalyst: [17]
      case .macOS: [14]
      case .watchOS: [10]
      case .visionOS: [1]
      }
    }
  }

  public let platform: Platform
  /// From the major number on.
  public let version: [Int]

  /// The oldest version of each platform that has `@Observable`.
  public static let minimum = Platform.allCases.map {
    DeploymentTarget(platform: $0, version: $0.oldestWithObservation)
  }

  private init(platform: Platform, version: [Int]) {
    self.platform = platform
    self.version = version
  }

  /// Nil where the platform is not known, or the version is none.
  public init?(platform name: String, version text: String) {
    guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else {
      return nil
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let version = parts.compactMap { $0 }
    guard !version.isEmpty, version.count == parts.count else { return nil }
    self.platform = platform
    self.version = version
  }

  /// As `init(_:)` takes it.
  public var text: String { "\(platform.rawValue) \(version.map(String.init).joined(separator: "."))" }

  /// As in `iOS 17` or `macCatalyst 17.4`.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, let version = words.last else { return nil }
    self.init(platform: words.dropLast().joined(), version: version)
  }

  /// Whether the versions are the same: `7` is `7.0`.
  func isSame(as other: DeploymentTarget) -> Bool {
    func significant(_ version: [Int]) -> [Int] { Array(version.reversed().drop { $0 == 0 }) }
    return platform == other.platform && significant(version) == significant(other.version)
  }

  var hasObservation: Bool { !version.lexicographicallyPrecedes(platform.oldestWithObservation) }
}

/// A deployment target, and where it is written.
struct StatedTarget: Sendable, Equatable {
  let target: DeploymentTarget
  /// From 1.
  let line: Int
  /// As it is written.
  let text: String
  /// Targets of the project that it is for; empty where it is for all of the file.
  var users: [String] = []
}
