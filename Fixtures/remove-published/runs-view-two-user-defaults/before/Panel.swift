import Foundation
import SwiftUI

enum SettingKey: String {
  case order = "runs-view-two-order"
  case scale = "runs-view-two-scale"
}

final class Sorting: ObservableObject {
  @Published var saves = 0

  var order: Int {
    get { UserDefaults.standard.integer(forKey: SettingKey.order.rawValue) }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: SettingKey.order.rawValue)
    }
  }

  init() { UserDefaults.standard.removeObject(forKey: SettingKey.order.rawValue) }
}

final class Zoom: ObservableObject {
  @Published var changes = ""

  // Depends on `changes`, whatever else is kept in the user defaults.
  var scale: Int {
    get { UserDefaults.standard.integer(forKey: "runs-view-two-scale") }
    set { UserDefaults.standard.set(newValue, forKey: SettingKey.scale.rawValue) }
  }

  init() { UserDefaults.standard.removeObject(forKey: "runs-view-two-scale") }
}

struct ContentView: View {
  @StateObject private var sorting = Sorting()
  @StateObject private var zoom = Zoom()

  var body: some View {
    Panel(sorting: sorting, zoom: zoom)
    SaveCount(sorting: sorting)
  }
}

struct Panel: View {
  @ObservedObject var sorting: Sorting
  @ObservedObject var zoom: Zoom

  var body: some View {
    Text("order \(sorting.order)")
    Text("scale \(zoom.scale)")
    Button("sort") {
      sorting.order += 1
      sorting.saves += 1
    }
    Button("zoom") {
      zoom.scale += 1
      zoom.changes += "+"
    }
  }
}

struct SaveCount: View {
  @ObservedObject var sorting: Sorting

  var body: some View { Text("saved \(sorting.saves)") }
}
