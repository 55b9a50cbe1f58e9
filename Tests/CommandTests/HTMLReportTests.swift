import TestSupport
import Testing

/// The page is the map of a migration: what moves and why not, with the code itself.
@Suite struct HTMLReportTests {
  @Test func aUnitHasItsReasonsWithTheirLinesAndTheDiff() async throws {
    let page = try await page(of: PlanTests.project)
    #expect(page.contains("Held back by <code>publisher-used</code>, 1 place"))
    #expect(
      page.contains(
        "<pre>var upstream: AnyPublisher&lt;String, Never&gt; { <mark>$text</mark>.eraseToAnyPublisher() }</pre>"
      ))
    #expect(page.contains("What changes, 2 files"), "a unit that moves")
    #expect(page.contains("<del>-final class Box: ObservableObject {</del>"))
    #expect(page.contains("<ins>+final class Box {</ins>"))
    #expect(page.contains("What would change besides, 1 file"), "a unit that stays")
    #expect(page.contains("<ins>+class Feed {</ins>"))
  }

  @Test func aTraceHasItsLines() async throws {
    let page = try await page(of: Sources.tree(["Store.swift": Self.overlapping]))
    let trace = try #require(page.split(separator: "<ol class=\"trace\">").dropFirst().first)
    #expect(trace.contains("<code>prune()</code> calls <code>isOld()</code> meanwhile"))
    #expect(trace.contains("<mark>isOld</mark>"))
  }

  @Test func filtersOfferWhatThereIs() async throws {
    var files = ["Package.swift": Self.manifest]
    files["Sources/Kit/Box.swift"] = Sources.model.replacing("Counter", with: "Box")
    files["Sources/Feeds/Inner/Feed.swift"] = Sources.blocked
    let page = try await page(of: Sources.tree(files))
    for option in [
      "Kit\">Kit (1)", "Feeds\">Feeds (1)", "stays\">what stays",
      "Sources\">Sources (2)", "Sources/Feeds/Inner\">Sources/Feeds/Inner (1)",
    ] {
      #expect(page.contains("<option value=\"\(option)</option>"), "\(option)")
    }
    #expect(page.contains("data-modules=\"Kit\""))
  }

  @Test func theMapLeadsToEachUnit() async throws {
    let page = try await page(of: PlanTests.project)
    let map = try #require(page.split(separator: "<section id=\"map\">").last)
    let squares = map.matches(of: /class="(\w+)" href="#(t\d)" title="([^"]*)"/).map {
      "\($0.1) \($0.2) \($0.3)"
    }
    #expect(squares == ["moves t0 Box", "moves t1 Counter", "stays t2 Feed, SubFeed", "stays t3 Pump"])
  }

  /// Names, paths, comments and literals that would end an element, an attribute or the script.
  @Test func nothingBreaksOut() async throws {
    let hostile = "</script><script>alert(1)</script><!--\"'>"
    let source = """
      import Combine

      /// \(hostile)
      final class `</script><b>`: ObservableObject {
        @Published var text = #"\(hostile)"# // \(hostile)
        var all: Any { [$text, #"\(hostile)"#] } // \(hostile)
      }

      """
    let page = try await page(of: Sources.tree(["a\"b'<i>&/C.swift": source, "D.swift": Sources.model]))
    #expect(HTMLOutline(page).problems == [])
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot;&#39;&gt;"))
    #expect(page.ranges(of: "<script").count == 1)
    #expect(page.ranges(of: "</script").count == 1)
    #expect(!page.contains("<!--") && !page.contains("<b>") && !page.contains("\"b'"))
  }

  @Test func aProjectWithoutTypesHasAPageToo() async throws {
    let page = try await page(of: Sources.tree(["A.swift": "let a = 1\n"]))
    #expect(HTMLOutline(page).problems == [])
  }

  private func page(of tree: FileTree) async throws -> String {
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run("--format", "html", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(HTMLOutline(outcome.outputText).problems == [])
    return outcome.outputText
  }

  private static let overlapping = """
    import Combine

    final class Store: ObservableObject {
      @Published var items: [Int] = []

      func prune() -> Int { items.partition { isOld($0) } }

      private func isOld(_ item: Int) -> Bool { item < items.count }
    }

    """

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "Kit"), .target(name: "Feeds")])

    """
}
