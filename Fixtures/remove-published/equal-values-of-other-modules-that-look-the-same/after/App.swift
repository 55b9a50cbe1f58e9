import SwiftUI
import UIKit

@Observable
final class Album {
  var covers: [UIImage] = []
  var dates: [String: Date] = [:]
  var distance = Measurement(value: 0, unit: UnitLength.meters)

  func load(_ covers: [UIImage], _ dates: [String: Date]) {
    self.covers = covers
    self.dates = dates
    distance.value += 1
  }
}

struct AlbumView: View {
  var album: Album

  var body: some View {
    Text("\(album.covers.count) \(album.dates.count) \(album.distance.value)")
  }
}
