import SwiftUI

struct GarageView: View {
    @StateObject private var garage = Garage()

    var body: some View {
        ForEach(garage.cars) { car in
            Text(car.name)
                .environmentObject(car)
        }
        List(garage.cars) {
            Text($0.name)
                .environmentObject($0)
        }
    }
}
