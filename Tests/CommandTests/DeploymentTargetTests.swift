import TestSupport
import Testing

/// What the project's files say about the systems that the app runs on.
@Suite struct DeploymentTargetTests {
  @Test func dryRunWarnsAndInPlaceRefuses() async throws {
    let folder = try TemporaryFolder(Self.package(".iOS(.v16), .macOS(.v14)"))
    let shown = try await Command.run("--format", "xcode", in: folder)
    #expect(shown.exitCode == 0)
    #expect(shown.errorText.contains("Package.swift:2:1: warning: '.iOS(.v16)' is below iOS 17"))
    #expect(!shown.errorText.contains("macOS 14"))
    let before = try folder.tree()
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("[deployment-target]"))
    #expect(try folder.tree() == before)
    #expect(try await Command.run("-i", "--deployment-target", "iOS 17", in: folder).exitCode == 0)
    #expect(try folder.tree() != before)
  }

  @Test(arguments: ["iOS 16", "macOS 13.4", "watchOS 9", "tvOS 16", "Mac Catalyst 16.1"])
  func toldTargetsCountToo(target: String) async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run("-i", "--deployment-target", target, in: folder)
    #expect(outcome.exitCode == 3)
    #expect(try folder.tree() == Sources.app)
  }

  @Test(arguments: ["17", "iOS", "iOS x", "Linux 5"])
  func whatIsNoTargetIsAWrongArgument(target: String) async throws {
    let outcome = try await Command.run("--deployment-target", target, in: try TemporaryFolder(Sources.app))
    #expect(outcome.exitCode == 2)
  }

  @Test func packagesThatDoNotCompileTheFilesDoNotMatter() async throws {
    var tree = Sources.app
    tree["Package.swift"] = Array(Self.manifest(".iOS(.v13)").utf8)
    #expect(try await Command.run("-i", in: try TemporaryFolder(tree)).exitCode == 0)
  }

  /// One target of two is too low, and only one configuration of it; the project's own value is not used.
  @Test func targetsOfAnXcodeProjectAreTakenOneByOne() async throws {
    let folder = try TemporaryFolder(
      Self.project(
        project: [
          "IPHONEOS_DEPLOYMENT_TARGET = 12.0;", "SDKROOT = iphoneos;", "MACOSX_DEPLOYMENT_TARGET = 10.15;",
        ],
        app: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0;"],
        widget: ["\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 16.4;"]))
    let outcome = try await Command.run("App", "--format", "xcode", in: folder)
    let lines = outcome.errorText.split(separator: "\n").filter { $0.contains("[deployment-target]") }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("App.xcodeproj/project.pbxproj:27:1") == true, "\(lines)")
    #expect(lines.first?.contains("'IPHONEOS_DEPLOYMENT_TARGET = 16.4' of 'Widget' is below iOS 17") == true)
  }

  /// One message names all places of a value, in the order of files.
  @Test func settingsOfOneValueAreNamedTogether() async throws {
    var tree = Self.project(
      project: ["SDKROOT = iphoneos;", "IPHONEOS_DEPLOYMENT_TARGET = 16.0;"], app: [],
      widget: ["IPHONEOS_DEPLOYMENT_TARGET = 16.0;"])
    for kit in ["A", "B"] {
      tree["\(kit)/Package.swift"] = Array(Self.manifest(".iOS(.v16)").utf8)
      tree["\(kit)/Sources/\(kit)/Counter.swift"] = Array(Sources.model.utf8)
    }
    let outcome = try await Command.run("--format", "xcode", in: try TemporaryFolder(tree))
    let lines = outcome.errorText.split(separator: "\n").filter { $0.contains("[deployment-target]") }
    #expect(
      lines == [
        "A/Package.swift:2:1: warning: '.iOS(.v16)' is below iOS 17, which '@Observable' needs; raise it here and in "
          + "B/Package.swift:2; App.xcodeproj/project.pbxproj:10, 27 of 'App', 'Widget', or say with "
          + "--deployment-target 'iOS 17' that it will be [deployment-target]"
      ])
  }

  @Test func minimumIsForAllPlatforms() async throws {
    let folder = try TemporaryFolder(Self.package(".iOS(.v13), .macOS(.v11), .watchOS(.v7)"))
    #expect(try await Command.run("-i", "--deployment-target", "minimum", in: folder).exitCode == 0)
  }

  /// The tests and the helper of an app compile no file that changes.
  @Test func targetsWithoutAFileThatChangesDoNotMatter() async throws {
    let folder = try TemporaryFolder(
      Sources.tree([
        "App/Counter.swift": Sources.model, "Helper/main.swift": "print(1)\n",
        "App.xcodeproj/project.pbxproj": Self.projectWithHelper,
      ]))
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
  }

  @Test func catalystGoesByTheVersionOfMacOS() async throws {
    let folder = try TemporaryFolder(
      Self.project(
        project: ["SDKROOT = iphoneos;", "MACOSX_DEPLOYMENT_TARGET = 13.0;"],
        app: ["SUPPORTS_MACCATALYST = YES;"], widget: []))
    let outcome = try await Command.run("--format", "xcode", in: folder)
    #expect(outcome.errorText.contains("'MACOSX_DEPLOYMENT_TARGET = 13.0' of 'App' is below macOS 14"))
  }

  /// The package says macOS so that it can be tested on its own.
  @Test func platformsThatTheAppIsNotBuiltForDoNotMatter() async throws {
    var tree = Self.project(
      project: ["SDKROOT = iphoneos;", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"], app: [], widget: [])
    tree["Kit/Package.swift"] = Array(Self.manifest(".iOS(.v17), .macOS(.v12)").utf8)
    tree["Kit/Sources/Kit/Counter.swift"] = Array(Sources.model.utf8)
    let outcome = try await Command.run("-i", in: try TemporaryFolder(tree))
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
  }

  @Test(arguments: [
    (
      "Config/App.xcconfig",
      "// IPHONEOS_DEPLOYMENT_TARGET = 12.0\nIPHONEOS_DEPLOYMENT_TARGET = 16.0 // for now\n", 2
    ),
    ("Counter.podspec", "Pod::Spec.new do |s|\n  s.ios.deployment_target = '15.0'\nend\n", 2),
    ("Counter.podspec", "Pod::Spec.new do |s|\n  s.platform = :osx, '13.0'\nend\n", 2),
  ])
  func otherFilesAreRead(path: String, text: String, line: Int) async throws {
    var tree = Self.project(project: [], app: [], widget: [])
    tree[path] = Array(text.utf8)
    let outcome = try await Command.run("--format", "xcode", in: try TemporaryFolder(tree))
    #expect(outcome.errorText.contains("\(path):\(line):1: warning:"), "\(outcome.errorText)")
    #expect(outcome.errorText.contains("[deployment-target]"))
  }

  @Test func excludedFilesDoNotMatter() async throws {
    var tree = Sources.app
    tree["Pods/Old.podspec"] = Array("s.ios.deployment_target = '9.0'".utf8)
    tree["Pods/Pods.xcodeproj/project.pbxproj"] = Array("IPHONEOS_DEPLOYMENT_TARGET = 9.0;".utf8)
    #expect(try await Command.run("-i", in: try TemporaryFolder(tree)).exitCode == 0)
  }

  // MARK: Projects

  private static func manifest(_ platforms: String) -> String {
    "// swift-tools-version: 5.9\nlet package = Package(name: \"Counter\", platforms: [\(platforms)])\n"
  }

  private static func package(_ platforms: String) -> FileTree {
    Sources.tree(["Package.swift": manifest(platforms), "Sources/Counter/Counter.swift": Sources.model])
  }

  /// A project with two targets and the files that each compiles.
  private static let projectWithHelper = """
    // !$*UTF8*$!
    {
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tF1 /* Counter.swift in Sources */ = {isa = PBXBuildFile; fileRef = E1 /* Counter.swift */; };
    \t\tF2 /* main.swift in Sources */ = {isa = PBXBuildFile; fileRef = E2 /* main.swift */; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    \t\tE1 = {isa = PBXFileReference; path = App/Counter.swift; sourceTree = "<group>"; };
    \t\tE2 = {isa = PBXFileReference; path = Helper/main.swift; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    \t\tG1 = {isa = PBXGroup; children = (E1, E2); sourceTree = "<group>"; };
    \t\tP1 = {isa = PBXProject; mainGroup = G1; targets = (T1, T2); };
    \t\tS1 = {isa = PBXSourcesBuildPhase; files = (F1); };
    \t\tS2 = {isa = PBXSourcesBuildPhase; files = (F2); };
    \t\tT1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1); };
    \t\tT2 = {isa = PBXNativeTarget; name = Helper; buildPhases = (S2); };

    /* Begin XCBuildConfiguration section */
    \t\tA2 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;
    \t\t\t};
    \t\t\tname = Release;
    \t\t};
    \t\tA3 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tMACOSX_DEPLOYMENT_TARGET = 12.0;
    \t\t\t};
    \t\t\tname = Release;
    \t\t};
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    \t\tB2 /* Build configuration list for PBXNativeTarget "App" */ = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\tA2 /* Release */,
    \t\t\t);
    \t\t};
    \t\tB3 /* Build configuration list for PBXNativeTarget "Helper" */ = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\tA3 /* Release */,
    \t\t\t);
    \t\t};
    /* End XCConfigurationList section */
    \t};
    }

    """

  /// A project with two targets, as Xcode writes it.
  private static func project(project: [String], app: [String], widget: [String]) -> FileTree {
    func configuration(_ identifier: String, _ settings: [String]) -> String {
      let lines = (settings + Array(repeating: "X = 1;", count: 3 - settings.count)).map { "\t\t\t\t\($0)" }
      return
        "\t\t\(identifier) /* Release */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n"
        + lines.joined(separator: "\n") + "\n\t\t\t};\n\t\t\tname = Release;\n\t\t};\n"
    }
    func list(_ identifier: String, _ owner: String, _ configuration: String) -> String {
      "\t\t\(identifier) /* Build configuration list for \(owner) */ = {\n\t\t\tisa = XCConfigurationList;\n"
        + "\t\t\tbuildConfigurations = (\n\t\t\t\t\(configuration) /* Release */,\n\t\t\t);\n\t\t};\n"
    }
    let text =
      "// !$*UTF8*$!\n{\n\tobjects = {\n\n/* Begin XCBuildConfiguration section */\n"
      + configuration("A1", project) + configuration("A2", app) + configuration("A3", widget)
      + "/* End XCBuildConfiguration section */\n\n/* Begin XCConfigurationList section */\n"
      + list("B1", "PBXProject \"App\"", "A1") + list("B2", "PBXNativeTarget \"App\"", "A2")
      + list("B3", "PBXNativeTarget \"Widget\"", "A3") + "/* End XCConfigurationList section */\n\t};\n}\n"
    var tree = Sources.app
    tree["App.xcodeproj/project.pbxproj"] = Array(text.utf8)
    return tree
  }
}
