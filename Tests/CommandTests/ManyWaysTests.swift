import TestSupport
import Testing

/// Sources in which there are more ways from one place to another than can be followed one by one.
@Suite struct ManyWaysTests {
  /// A view reads an object of the environment in a branch only, so it matters where it is shown. Each view is shown by
  /// two others, which read an object of their own. Where all ways are followed, each two views more take 16 times as long:
  /// 14 levels took half a minute, and this does not end.
  @Test
  func viewsThatAreShownOnManyWays() async throws {
    let text =
      Self.leaf + (0..<24).flatMap { [Self.views("A", level: $0), Self.views("B", level: $0)] }.joined()
    let folder = try TemporaryFolder(FileTree(["Views.swift": Array(text.utf8)]))
    let outcome = try await Command.run("--dry-run", "--quiet", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.outputText.contains("@Environment(Leaf.self) var leaf"))
  }

  private static let leaf = """
    import SwiftUI

    final class Leaf: ObservableObject { @Published var name = "" }
    struct LeafView: View {
      @EnvironmentObject var leaf: Leaf
      let isNamed: Bool
      var body: some View { if isNamed { Text(leaf.name) } }
    }

    """

  private static func views(_ side: String, level: Int) -> String {
    """
    final class \(side)Model\(level): ObservableObject { @Published var name = "" }
    struct \(side)View\(level): View {
      @EnvironmentObject var model: \(side)Model\(level)
      var body: some View {
        Text(model.name)
        \(level == 0 ? "LeafView(isNamed: true)" : "AView\(level - 1)(); BView\(level - 1)()")
      }
    }

    """
  }
}
