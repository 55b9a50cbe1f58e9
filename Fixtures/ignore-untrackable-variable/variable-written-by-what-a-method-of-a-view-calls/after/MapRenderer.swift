import SwiftUI

enum MapRenderer {
  static func draw(_ map: MapModel, in view: UIView) {
    begin(map)
  }

  private static func begin(_ map: MapModel) { map.shapes.append("") }

  static func export(_ map: MapModel) { map.exported += 1 }
}
