import SwiftUI

final class Tank: ObservableObject {
  @Published (wrappedValue: 3) var litres: Int
  @available (macOS 14, iOS 17, *)
  var isFull: Bool { litres > 9 }
}

struct TankView: View {
  @Environment (\.dismiss) private var dismiss
  @StateObject private var tank = Tank()

  var body: some View {
    Stepper("\(tank.litres)", value: $tank.litres)
  }
}
