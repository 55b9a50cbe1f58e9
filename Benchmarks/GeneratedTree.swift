import Foundation

/// A tree of Swift files that is made up.
struct GeneratedTree {
  /// What grows in it.
  enum Shape: String, CaseIterable {
    /// Files of about 100 lines, one in a hundred of which concerns an observable object.
    case files
    /// Observable classes, each in a file with its view.
    case types
    /// Views that use one class in all the ways, each in a file of its own.
    case uses
    /// Members and views in the one file that there is.
    case fileSize = "file size"
  }

  let shape: Shape
  let size: Int

  /// Writes the tree to a new temporary folder.
  func write() throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
    try write(to: root)
    return root
  }

  /// What instructions are counted on: it stays what it is, so that counts can be compared.
  static func writeYardstick(to root: URL) throws {
    for shape in Shape.allCases {
      try GeneratedTree(shape: shape, size: 100).write(to: root.appendingPathComponent("\(shape)"))
    }
  }

  private func write(to root: URL) throws {
    for (number, text) in texts.enumerated() {
      let folder = root.appendingPathComponent("Part\(number / 100)")
      if number % 100 == 0 {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data(text.utf8).write(to: folder.appendingPathComponent("File\(number).swift"))
    }
  }

  private var texts: some Sequence<String> {
    (0..<(shape == .fileSize ? 1 : size)).lazy.map { number in
      switch shape {
      case .files: number % 100 == 7 ? Self.model(number) : Self.plain(number)
      case .types: Self.model(number)
      case .uses: number == 0 ? Self.shared : Self.user(number)
      case .fileSize: Self.shared + (1...max(1, size)).map { Self.user($0) }.joined()
      }
    }
  }

  private static let shared = """
    import Combine
    import SwiftUI

    final class Store: ObservableObject {
      static let shared = Store()
      @Published var title = ""
      @Published private(set) var count = 0
      var cache: [Int: String] = [:]

      func increase() {
        objectWillChange.send()
        count += 1
      }
    }

    """

  private static func user(_ number: Int) -> String {
    """
    import SwiftUI

    struct Owner\(number): View {
      @StateObject private var store = Store()

      var body: some View {
        Reader\(number)()
          .environmentObject(store)
        Editor\(number)(store: store)
      }
    }

    struct Reader\(number): View {
      @EnvironmentObject private var store: Store

      var body: some View {
        Text(store.title)
        TextField("Title", text: $store.title)
        Button("More") { store.increase() }
      }
    }

    struct Editor\(number): View {
      @ObservedObject var store: Store

      init(store: Store) {
        self.store = store
      }

      var body: some View {
        Toggle("Many", isOn: .constant(store.count > \(number)))
        TextField("Title", text: $store.title)
      }
    }

    """
  }

  private static func plain(_ number: Int) -> String {
    let functions = (0..<18).map { index in
      """
        func total\(index)(of prices: [Double]) -> Double {
          let sum = prices.filter { $0 > \(index) }.reduce(0, +)
          return sum * rate
        }

      """
    }
    return "struct Order\(number): Codable {\n  var rate = 1.0\n  var items: [String] = []\n\n"
      + functions.joined(separator: "\n") + "}\n"
  }

  private static func model(_ number: Int) -> String {
    """
    import SwiftUI

    final class Model\(number): ObservableObject {
      @Published var title = ""
      @Published var orders: [String] = []
    }

    struct Screen\(number): View {
      @StateObject private var model = Model\(number)()

      var body: some View {
        TextField("Title", text: $model.title)
      }
    }

    """ + plain(number)
  }
}
