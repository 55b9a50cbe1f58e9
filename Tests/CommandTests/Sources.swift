import TestSupport

/// A small app, as the command would find it.
enum Sources {
  static let model = """
    import Combine

    final class Counter: ObservableObject {
      @Published var count = 0
    }

    """

  static let view = """
    import SwiftUI

    struct CounterView: View {
      @StateObject private var counter = Counter()

      var body: some View {
        Text("\\(counter.count)")
      }
    }

    """

  /// Stays, because its publisher is used.
  static let blocked = """
    import Combine

    class Feed: ObservableObject {
      @Published var text = ""
      var upstream: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }
    }

    """

  /// Moves together with what is blocked.
  static let reader = """

    final class SubFeed: Feed {}

    """

  static let app = tree(["App/Counter.swift": model, "App/CounterView.swift": view])

  static func tree(_ files: [String: String]) -> FileTree {
    FileTree(files.mapValues { Array($0.utf8) })
  }
}
