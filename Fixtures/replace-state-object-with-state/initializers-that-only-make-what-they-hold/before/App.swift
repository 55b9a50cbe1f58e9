import Foundation
import SwiftUI

/// To make one has no effect on anything else.
final class Gallery: ObservableObject {
  @Published var count = 0
  private let cache = NSCache<NSString, NSString>()
  private let queue = OperationQueue()
  private let name = Notification.Name("gallery.changed")

  init() { NSLog("made") }

  func add() {
    cache.setObject("a", forKey: "a")
    queue.addOperation { print("added") }
    NotificationCenter.default.post(name: name, object: nil)
    count += 1
  }
}

struct GalleryView: View {
  @StateObject private var gallery = Gallery()

  var body: some View {
    Text("\(gallery.count)")
    Button("add") { gallery.add() }
  }
}

/// This one tells others.
final class Beacon: ObservableObject {
  @Published var count = 0

  init() { NotificationCenter.default.post(name: Notification.Name("beacon.made"), object: nil) }
}

struct BeaconView: View {
  @StateObject private var beacon = Beacon()

  var body: some View { Text("\(beacon.count)") }
}
