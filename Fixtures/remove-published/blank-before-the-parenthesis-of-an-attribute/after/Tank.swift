import SwiftUI

@Observable
final class Tank {
  var litres: Int = 3
  @available (macOS 14, iOS 17, *)
  var isFull: Bool { litres > 9 }
}

struct TankView: View {
  @Environment (\.dismiss) private var dismiss
  @State private var tank = Tank()

  var body: some View {
    Stepper("\(tank.litres)", value: $tank.litres)
  }
}
