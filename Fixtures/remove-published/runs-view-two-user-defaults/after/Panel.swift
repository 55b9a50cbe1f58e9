import Foundation
import SwiftUI

enum SettingKey: String {
  case order = "runs-view-two-order"
  case scale = "runs-view-two-scale"
}

@Observable
final class Sorting: ObservableObject {
  var saves = 0

  var order: Int {
    get {
      access(keyPath: \.order)
      return UserDefaults.standard.integer(forKey: SettingKey.order.rawValue)
    }
    set {
      withMutation(keyPath: \.order) {
        UserDefaults.standard.set(newValue, forKey: SettingKey.order.rawValue)
      }
    }
  }

  init() { UserDefaults.standard.removeObject(forKey: SettingKey.order.rawValue) }
}

@Observable
final class Zoom: ObservableObject {
  var changes = ""

  // Depends on `changes`, whatever else is kept in the user defaults.
  var scale: Int {
    get {
      access(keyPath: \.changes)
      return UserDefaults.standard.integer(forKey: "runs-view-two-scale")
    }
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
  var sorting: Sorting
  var zoom: Zoom

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
  var sorting: Sorting

  var body: some View { Text("saved \(sorting.saves)") }
}
