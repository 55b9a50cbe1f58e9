import SwiftUI

struct CabinView: View {
    @StateObject private var heater = Cabin.Heater()
    @State private var fan = Cabin.Fan()

    var body: some View {
        Stepper("Heater", value: $heater.degrees)
        Stepper("Fan", value: $fan.speed)
    }
}
