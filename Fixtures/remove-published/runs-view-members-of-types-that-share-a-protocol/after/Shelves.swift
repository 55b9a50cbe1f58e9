import Foundation
import SwiftUI

protocol Shelf {
  static var shared: Self { get }
  var items: NSMutableDictionary { get }
  var label: String { get }
  func title(of key: String) -> String
}

extension Shelf {
  var label: String { items["label"] as? String ?? "none" }
  func clear() { items.removeAllObjects() }
}

struct BookShelf: Shelf {
  static let shared = BookShelf()
  let items = NSMutableDictionary()
  func title(of key: String) -> String { items[key] as? String ?? "no book" }
}

struct ToyShelf: Shelf {
  static let shared = ToyShelf()
  let items = NSMutableDictionary()
  func title(of key: String) -> String { items[key] as? String ?? "no toy" }
  func put(_ name: String) { items[name] = name }
}

@Observable
final class Toys {
  var isLoading = false
  var names: [String] = []
  func load() {
    ToyShelf.shared.put("ball")
    isLoading = false
    names.append("ball")
  }
}

struct BookView: View {
  var toys: Toys

  var body: some View {
    VStack {
      Text(BookShelf.shared.title(of: "ball"))
      Button("load") { toys.load() }
    }
  }
}

struct ContentView: View {
  @State private var toys = Toys()

  var body: some View { BookView(toys: toys) }
}
