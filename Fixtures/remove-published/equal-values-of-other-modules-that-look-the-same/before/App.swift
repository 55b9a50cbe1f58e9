import SwiftUI
import UIKit

final class Album: ObservableObject {
  @Published var covers: [UIImage] = []
  @Published var dates: [String: Date] = [:]
  @Published var distance = Measurement(value: 0, unit: UnitLength.meters)

  func load(_ covers: [UIImage], _ dates: [String: Date]) {
    self.covers = covers
    self.dates = dates
    distance.value += 1
  }
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View {
    Text("\(album.covers.count) \(album.dates.count) \(album.distance.value)")
  }
}
