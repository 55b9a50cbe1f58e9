import Foundation
import SwiftUI

@Observable
final class Album {
  var titles: [NSAttributedString] = []
  var dates: [String: Date] = [:]
  var distance = Measurement(value: 0, unit: UnitLength.meters)

  func load(_ titles: [NSAttributedString], _ dates: [String: Date]) {
    self.titles = titles
    self.dates = dates
    distance.value += 1
  }
}

struct AlbumView: View {
  var album: Album

  var body: some View {
    Text("\(album.titles.count) \(album.dates.count) \(album.distance.value)")
  }
}
