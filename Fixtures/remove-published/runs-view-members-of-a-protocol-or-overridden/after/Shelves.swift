import Foundation
import SwiftUI

protocol Shelf {
  var items: NSMutableDictionary { get }
  var title: String { get }
}

extension Shelf {
  var count: Int { items.count }
}

class Notebook: Shelf {
  let items = NSMutableDictionary()
  var title: String { "\(items.count) pages" }
}

final class Diary: Notebook {
  static let days = NSMutableDictionary()
  override var title: String { "\(Diary.days.count) days" }
}

final class Album: Shelf {
  let items = NSMutableDictionary()
  var title: String { "\(items.count) photos" }
}

@Observable
final class Pages {
  var isWriting = false { didSet { withMutation(keyPath: \.isWriting) {} } }
  func write() {
    Diary.days["day \(Diary.days.count)"] = "text"
    isWriting = false
  }
}

@Observable
final class Photos {
  var isAdding = false { didSet { withMutation(keyPath: \.isAdding) {} } }
  let album: Album
  init(album: Album) { self.album = album }
  func add() {
    album.items["photo \(album.items.count)"] = "photo"
    isAdding = false
  }
}

struct NotebookView: View {
  let notebook: Notebook
  var pages: Pages

  var body: some View {
    let _ = pages.isWriting
    VStack {
      Text(notebook.title)
      Button("write") { pages.write() }
    }
  }
}

struct ShelfView: View {
  let shelf: any Shelf
  var photos: Photos

  var body: some View {
    let _ = photos.isAdding
    VStack {
      Text("\(shelf.items.count) of \(shelf.count)")
      Button("add") { photos.add() }
    }
  }
}

struct ContentView: View {
  @State private var pages = Pages()
  @State private var photos: Photos
  private let album: Album

  init() {
    let album = Album()
    self.album = album
    _photos = State(wrappedValue: Photos(album: album))
  }

  var body: some View {
    let _ = pages.isWriting
    let _ = photos.isAdding
    VStack {
      NotebookView(notebook: Diary(), pages: pages)
      ShelfView(shelf: album, photos: photos)
    }
  }
}
