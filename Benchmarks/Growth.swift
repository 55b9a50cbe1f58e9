import Foundation
import ObserveMigrate

/// Measures dry runs over trees that double in size, in one way after the other.
enum Growth {
  static func measure() async throws {
    for shape in GeneratedTree.Shape.allCases {
      print("\(shape.rawValue)")
      var last: Double?
      for size in sizes(of: shape) {
        let time = try await processorTime(of: GeneratedTree(shape: shape, size: size))
        // What the size would have to be raised to: 1 where the cost is in proportion to it.
        let exponent = last.map { String(format: "  n^%.2f", log2(time / $0)) } ?? ""
        print(String(format: "  %7d %8.2f s", size, time) + exponent)
        last = time
      }
    }
  }

  private static func sizes(of shape: GeneratedTree.Shape) -> [Int] {
    let first = shape == .files ? 1000 : 250
    return (0..<5).map { first << $0 }
  }

  private static func processorTime(of tree: GeneratedTree) async throws -> Double {
    let folder = try tree.write()
    let time = try await Measurement.of {
      _ = try await Migration.plan(MigrationOptions(paths: [folder.path]))
    }.processor
    try FileManager.default.removeItem(at: folder)
    return time
  }
}
