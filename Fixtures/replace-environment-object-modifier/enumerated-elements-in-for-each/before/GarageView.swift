import SwiftUI

struct GarageView: View {
    @StateObject private var garage = Garage()

    var body: some View {
        ForEach(Array(garage.cars.enumerated()), id: \.offset) { index, car in
            Text("\(index) \(car.name)")
                .environmentObject(car)
        }
    }
}
