import Foundation

/// A tree of Swift files of about 100 lines, one in a hundred of which concerns an observable object.
struct GeneratedTree {
  let files: Int

  /// Writes the tree to a new temporary folder.
  func write() throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
    for number in 0..<files {
      let folder = root.appendingPathComponent("Part\(number / 100)")
      if number % 100 == 0 {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      let text = number % 100 == 7 ? Self.model(number) : Self.plain(number)
      try Data(text.utf8).write(to: folder.appendingPathComponent("File\(number).swift"))
    }
    return root
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
