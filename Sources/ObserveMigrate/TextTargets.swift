/// Reads the deployment targets of files that state them in a line each.
enum TextTargets {
  /// `.iOS(.v16)`, `.macOS("13.4")` in the manifest of a package.
  static func inManifest(_ text: String) -> [StatedTarget] {
    lines(of: text) { line in
      guard !line.hasPrefix("//") else { return nil }
      for platform in DeploymentTarget.Platform.allCases {
        guard let start = line.firstRange(of: ".\(platform.rawValue)(")?.upperBound,
          let end = line[start...].firstIndex(of: ")")
        else { continue }
        let version = line[start..<end].filter { !"\" ".contains($0) }
        let number =
          version.hasPrefix(".v") ? String(version.dropFirst(2)).replacing("_", with: ".") : version
        if let target = DeploymentTarget(platform: platform.rawValue, version: number) {
          return [(target, ".\(platform.rawValue)(\(line[start..<end]))")]
            + inManifest(String(line[end...])).map { ($0.target, $0.text) }
        }
      }
      return nil
    }
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET = 16.0` in an `xcconfig`.
  static func inBuildSettings(_ text: String) -> [StatedTarget] {
    lines(of: text) { line in
      guard let (key, value) = BuildSettings.setting(line), let target = BuildSettings.target(key, value)
      else {
        return nil
      }
      return [(target, "\(key) = \(value)")]
    }
  }

  /// `s.ios.deployment_target = '16.0'` or `s.platform = :ios, '16.0'` in a podspec.
  static func inPodspec(_ text: String) -> [StatedTarget] {
    lines(of: text) { line in
      guard !line.hasPrefix("#"), line.contains("deployment_target") || line.contains(".platform") else {
        return nil
      }
      let quoted = line.split(whereSeparator: { "\"'".contains($0) }).map(String.init)
      guard quoted.count > 1 else { return nil }
      for (pod, platform) in podPlatforms
      where line.contains(".\(pod).deployment_target") || line.contains(":\(pod),")
        || line.contains(":\(pod) ")
      {
        if let target = DeploymentTarget(platform: platform, version: quoted[1]) { return [(target, line)] }
      }
      return nil
    }
  }

  private static let podPlatforms: KeyValuePairs = [
    "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS",
  ]

  private static func lines(
    of text: String, _ read: (String) -> [(DeploymentTarget, String)]?
  ) -> [StatedTarget] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().flatMap {
      number, line in
      (read(line.trimmed) ?? []).map { StatedTarget(target: $0.0, line: number + 1, text: $0.1) }
    }
  }
}

/// Lines as Xcode writes settings.
enum BuildSettings {
  /// The name and the value of a setting, without conditions in brackets and without quotes; nil for other lines.
  static func setting(_ line: String) -> (key: String, value: String)? {
    guard !line.hasPrefix("//"), let equals = line.firstIndex(of: "=") else { return nil }
    var key = String(line[..<equals])
    var value = String(line[line.index(after: equals)...])
    // `KEY[sdk=iphoneos*] = 17.0`
    if let bracket = line.firstIndex(of: "["), bracket < equals,
      let end = line.firstRange(of: "] =")
        ?? line.firstRange(of: "]\" =") ?? line.firstRange(of: "]=")
    {
      key = String(line[..<bracket])
      value = String(line[end.upperBound...])
    }
    if let comment = value.firstRange(of: "//") { value = String(value[..<comment.lowerBound]) }
    return (key.trimmed, value.trimmed.filter { $0 != ";" && $0 != "\"" }.trimmed)
  }

  static func target(_ key: String, _ value: String) -> DeploymentTarget? {
    keys[key.filter { $0 != "\"" }].flatMap { DeploymentTarget(platform: $0.rawValue, version: value) }
  }

  private static let keys: [String: DeploymentTarget.Platform] = [
    "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "MACOSX_DEPLOYMENT_TARGET": .macOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
    "WATCHOS_DEPLOYMENT_TARGET": .watchOS, "XROS_DEPLOYMENT_TARGET": .visionOS,
  ]
}

extension StringProtocol {
  var trimmed: String {
    var text = String(self)[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
