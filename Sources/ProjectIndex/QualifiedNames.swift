import SourceText

/// `Module.Type`, where modules have no name that the sources tell: an app's own, a framework of its Xcode project, a
/// target in a folder of its own.
extension ProjectIndex {
  /// What a name behind that of a module means.
  ///
  /// - Returns: nil where it is none of the project's, and `.unknown` where the file imports the module, but the type does
  ///   not lie in a folder of its name: it may be one of the project or a library that has a type of that name, too.
  func typeOfUnnamedModule(
    _ module: String, _ name: String, arguments: [ResolvedType], from file: Int
  ) -> ResolvedType? {
    guard let all = topLevel[name], !AppleModules.contains(module) else { return nil }
    let ids = all.filter { id in
      // The types of other modules have values nested in them, by the same names: `Notification.Name`.
      let isObject = self[id].kind == .class || self[id].kind == .protocol
      return isObject && modules[id.file].name.isEmpty
        && (id.file == file || (self[id].accessLevel ?? .internal) > .fileprivate)
    }
    if ids.isEmpty { return nil }
    if files[file].imports.contains(where: { $0.path.first == module }) {
      // The sources of a framework lie in a folder of its name.
      let isOfModule = ids.count == all.count && ids.allSatisfy { isBelow(folder: module, $0.file) }
      return isOfModule ? Self.unique(ids, arguments: arguments) : .unknown
    }
    let own = inSameTargets(ids.filter { modules[$0.file] == modules[file] }, as: file, at: \.file)
    return own.isEmpty ? nil : Self.unique(own, arguments: arguments)
  }

  private func isBelow(folder: String, _ file: Int) -> Bool {
    files[file].source.path.split(separator: "/").dropLast().contains { $0 == folder }
  }

  /// The type that a member access names, behind the name of a module, or of a type that an extension adds it to.
  func typeNamed(
    _ name: String, behind base: ExpressionFact, _ type: ResolvedType, in scope: LookupScope
  ) -> ResolvedType? {
    if let added = typeOfAddedType(name, in: base, type) { return added }
    guard case .name(let module) = base, topLevel[name] != nil,
      case .metatype(.external([module], arguments: [])) = type
    else { return nil }
    let written = TypeExpression.named([.init(name: module), .init(name: name)])
    switch resolve(written, in: scope) {
    case .external: return nil
    case .unknown: return .unknown
    case let named: return .metatype(named)
    }
  }
}

/// The modules of Apple's platforms and of the toolchain.
enum AppleModules {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("_")
  }

  private static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "ApplicationServices",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay",
    "Carbon", "CFNetwork", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI",
    "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
    "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit", "CryptoTokenKit", "Darwin", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck", "DiskArbitration", "Dispatch", "EventKit", "EventKitUI", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "Foundation", "FoundationModels", "GLKit",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "IOBluetooth",
    "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "ManagedSettings", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OSLog",
    "ObjectiveC", "Observation", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
    "PushToTalk", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit",
    "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit",
    "ScreenSaver", "Security", "SensorKit", "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
    "SystemConfiguration", "SystemExtensions", "Testing", "TipKit", "Translation", "TVUIKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Virtualization", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit", "XCTest", "os", "simd",
  ]
}
