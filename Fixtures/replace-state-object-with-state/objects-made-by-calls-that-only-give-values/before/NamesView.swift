import SwiftUI

struct NamesView: View {
  @StateObject private var names = Names()
  @StateObject private var folder = Folder()

  var body: some View {
    Text("\(names.names.count) \(names.filter) \(names.isFiltered ? 1 : 0) \(folder.count)")
  }
}
