import TestSupport
import Testing

/// Two targets of an Xcode project may declare one name.
@Suite struct XcodeTargetTests {
  @Test func theTargetOfTheFileDecides() async throws {
    let folder = try TemporaryFolder(Self.tree(project: Self.project))
    let outcome = try await Command.run("--format", "xcode", in: folder)
    #expect(outcome.errorText.contains("App/Navigator.swift:3:7: note: 'Navigator' moves to '@Observable'"))
    #expect(outcome.errorText.contains("Watch/Navigator.swift:3:7: warning: 'Navigator' stays"))
    #expect(outcome.outputText.contains("+    Text(\"\").environment(Navigator.shared)"))
    #expect(!outcome.outputText.contains("b/Watch/"))
  }

  @Test func theTargetThatIsImportedDecides() async throws {
    let mock = "@testable import Shop\n\nclass MockNavigator: Navigator {}\n"
    let folder = try TemporaryFolder(
      Self.tree(project: Self.project, others: ["Tests/MockNavigator.swift": mock]))
    let outcome = try await Command.run("--format", "xcode", in: folder)
    #expect(outcome.errorText.contains("App/Navigator.swift:3:7: note: 'Navigator' moves to '@Observable'"))
    #expect(outcome.errorText.contains("Tests/MockNavigator.swift:3:7: note: 'MockNavigator' moves"))
    #expect(outcome.errorText.contains("Watch/Navigator.swift:3:7: warning: 'Navigator' stays"))
  }

  @Test func withoutAProjectBothAreMeant() async throws {
    let folder = try TemporaryFolder(Self.tree(project: nil))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.output.isEmpty, "the one in the watch app is held back, and so is the other")
  }

  @Test func aProjectThatCannotBeReadIsNone() async throws {
    let folder = try TemporaryFolder(Self.tree(project: "// !$*UTF8*$!\n{ broken"))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.output.isEmpty)
  }

  private static func tree(project: String?, others: [String: String] = [:]) -> FileTree {
    var files = others
    files.merge([
      "App/Navigator.swift": model, "App/Root.swift": view,
      "Watch/Navigator.swift": model + "\nlet titles = Navigator().$title.sink { _ in }\n",
      "Watch/Root.swift": view,
    ]) { _, own in own }
    files["Shop.xcodeproj/project.pbxproj"] = project
    return Sources.tree(files)
  }

  private static let model = """
    import Combine

    class Navigator: ObservableObject {
      static let shared = Navigator()
      @Published var title = ""
    }

    """

  private static let view = """
    import SwiftUI

    struct Root: View {
      var body: some View {
        Text("").environmentObject(Navigator.shared)
      }
    }

    """

  /// The app lists its files; the watch app has a folder.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P0 = { isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = ( T1, T2, T3 ); };
        G0 = { isa = PBXGroup; children = ( G1, S1, S2 ); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = ( F1, F2 ); path = App; sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
        S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Navigator.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = App/Root.swift; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        X1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
        T1 = { isa = PBXNativeTarget; name = Shop; buildPhases = ( X1 ); };
        T2 = { isa = PBXNativeTarget; name = Watch; buildPhases = ( ); fileSystemSynchronizedGroups = ( S1 ); };
        T3 = { isa = PBXNativeTarget; name = ShopTests; buildPhases = ( ); fileSystemSynchronizedGroups = ( S2 ); };
      };
      rootObject = P0;
    }

    """
}
