import Foundation
import SwiftUI

final class Album: ObservableObject {
  @Published var titles: [NSAttributedString] = []
  @Published var dates: [String: Date] = [:]
  @Published var distance = Measurement(value: 0, unit: UnitLength.meters)

  func load(_ titles: [NSAttributedString], _ dates: [String: Date]) {
    self.titles = titles
    self.dates = dates
    distance.value += 1
  }
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View {
    Text("\(album.titles.count) \(album.dates.count) \(album.distance.value)")
  }
}
